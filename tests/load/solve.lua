-- Each request asks for the next puzzle of the file LIST, one a line; see docs/serving.md.
local bodies = {}
for line in io.lines(os.getenv("LIST")) do
  bodies[#bodies + 1] = wrk.format("POST", "/api/v1/solve", nil, '{"puzzle":"' .. line .. '"}')
end
local next = 0
function request()
  next = next % #bodies + 1
  return bodies[next]
end

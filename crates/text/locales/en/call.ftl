# What is wrong with a call of the command
call-invalid-value = { $wanted ->
    [none] invalid value '{ $value }' for '{ $argument }'
   *[other] invalid value '{ $value }' for '{ $argument }': { $wanted }
}
call-no-value = a value is required for '{ $argument }' but none was supplied
call-unknown-argument = unexpected argument '{ $argument }' found
call-unknown-command = there is no command '{ $argument }'
call-conflict = the argument '{ $argument }' cannot be used with '{ $others }'
call-twice = the argument '{ $argument }' cannot be used multiple times
call-missing = the following required arguments were not provided: { $argument }
call-no-command = a command is missing; there are: { $others }
call-values = '{ $argument }' takes another number of values
call-not-utf8 = an argument is not valid UTF-8
call-near = Did you mean '{ $near }'?
call-escape = To pass '{ $argument }' as a value, use '-- { $argument }'.
call-more = For more information, try '--help'.
call-no-output = The output cannot be written: { $reason }
expected-number = expected a whole number from { $least } to { $most }
expected-number-from = expected a whole number from { $least } upwards
expected-whole-number = expected a whole number
expected-smaller-number = expected a smaller whole number
expected-decimal = expected a number
expected-rating = expected a rating such as 7.2
expected-ratings = expected a rating such as 7.2, or two such as 7.2..8.3
expected-rate-format = expected text, line, csv, json or a text with %r, %p, %d, %g, %n, %e, %l, %h, %s
expected-depths = expected a scale and a range, such as te=2, b=..4 or bxb=3..
expected-clues = expected a number such as 24, or two such as 22..26
expected-shard = expected a part such as 2/10, from 1/10 to 10/10
expected-address = expected an address such as 127.0.0.1
expected-words = expected 9 or 18
stopped-by-user = Stopped.
help-value-options = OPTIONS

# What the operating system answers
system-not-found = no such file or folder
system-permission = permission denied
system-folder = it is a folder
system-no-folder = a part of the path is not a folder
system-exists = it exists already
system-full = no space left
system-read-only = it cannot be written to: read-only
system-not-text = it is not text in UTF-8
system-address-taken = the address is in use
system-no-address = this machine does not have that address

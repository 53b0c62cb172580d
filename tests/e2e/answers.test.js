// Checks the scripts' types against the description of the API: every field of an answer that a
// script reads exists and has that type.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const fileOf = (path) => fileURLToPath(new URL(`../../crates/web/${path}`, import.meta.url));
const description = JSON.parse(readFileSync(fileOf("src/api/openapi.json"), "utf8"));
const typesFile = fileOf("assets/types.d.ts");
const program = ts.createProgram([typesFile], { strict: true });
const checker = program.getTypeChecker();
const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(typesFile)));
const types = new Map(exported.map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]));

/** A schema with references resolved. */
function schemaOf(schema) {
  if (!schema?.$ref) return schema;
  const name = schema.$ref.split("/").pop();
  return schemaOf(description.components.schemas[name]);
}

/** The kinds of JSON value a schema allows. */
function kindsOf(schema) {
  const { type, anyOf, oneOf, enum: values, const: value } = schemaOf(schema);
  if (anyOf ?? oneOf) return (anyOf ?? oneOf).flatMap(kindsOf);
  if (values ?? value !== undefined) return (values ?? [value]).map((it) => (it === null ? "null" : typeof it));
  return [type].flat().map((it) => (it === "integer" ? "number" : it));
}

/** The kinds of JSON value a type allows. */
function kindsIn(type) {
  if (type.isUnion()) return type.types.flatMap(kindsIn);
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLike) return ["string"];
  if (flags & ts.TypeFlags.NumberLike) return ["number"];
  if (flags & ts.TypeFlags.BooleanLike) return ["boolean"];
  if (flags & ts.TypeFlags.Null) return ["null"];
  if (flags & ts.TypeFlags.Undefined) return [];
  return [checker.isArrayLikeType(type) ? "array" : "object"];
}

/** The fields of an object: the schema of each, and whether it is required. */
function fieldsOf(schema) {
  const { properties = {}, required = [], anyOf, oneOf } = schemaOf(schema);
  const own = Object.entries(properties).map(([name, field]) => [name, { schema: field, always: required.includes(name) }]);
  const choices = (anyOf ?? oneOf ?? []).map(fieldsOf).filter((fields) => Object.keys(fields).length);
  const chosen = choices.flatMap(Object.entries).map(([name, field]) => {
    return [name, { ...field, always: choices.every((fields) => fields[name]?.always) }];
  });
  return Object.fromEntries([...chosen, ...own]);
}

/** Where `schema` and `type` disagree. */
function differences(type, schema, where) {
  const given = schemaOf(schema);
  if (!given || given === true) return [`${where}: nothing is said of it`];
  const [expected, found] = [new Set(kindsIn(type)), kindsOf(given)];
  const other = found.filter((kind) => !expected.has(kind));
  if (other.length) return [`${where}: may be ${other.join(", ")}`];
  const parts = type.isUnion() ? type.types : [type];
  const list = parts.find((part) => checker.isArrayLikeType(part));
  if (list) {
    const items = given.items ?? given.prefixItems?.[0];
    const [element] = checker.getTypeArguments(list);
    return items ? differences(element, items, `${where}[]`) : [];
  }
  if (!expected.has("object")) return [];
  const object = checker.getNonNullableType(type);
  // A map has no fields of its own, but all its values are alike.
  const values = checker.getIndexTypeOfType(object, ts.IndexKind.String);
  const described = given.additionalProperties || Object.values(given.patternProperties ?? {})[0];
  if (values && described) return differences(values, described, `${where}{}`);
  const fields = fieldsOf(given);
  if (!Object.keys(fields).length) return [`${where}: its fields are not described`];
  return checker.getPropertiesOfType(object).flatMap((property) => {
    const name = `${where}.${property.name}`;
    const field = fields[property.name];
    if (!field) return [`${name}: there is no such field`];
    const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const missing = !optional && !field.always ? [`${name}: may be left out`] : [];
    return [...missing, ...differences(checker.getTypeOfSymbol(property), field.schema, name)];
  });
}

test("the fields the scripts read are those the API describes", () => {
  const functions = readFileSync(fileOf("assets/api.js"), "utf8");
  const asked = [...functions.matchAll(/@returns \{Promise<Api\.(\w+)>\} \*\/\nexport const \w+ = .* => (post|get)\("([^"]+)"/g)];
  assert.ok(asked.length >= 15, `${asked.length} questions`);
  const wrong = asked.flatMap(([, name, method, path]) => {
    const answer = description.paths[`/${path}`]?.[method]?.responses["200"].content?.["application/json"].schema;
    return differences(types.get(name), answer, `${path}: ${name}`);
  });
  assert.deepEqual(wrong, []);
});

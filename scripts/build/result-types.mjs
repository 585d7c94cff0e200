// @ts-check
import { join } from 'node:path';
import ts from 'typescript';
import { toolIds, toolsFolder } from '../tool-ids.mjs';

/*
 * The result of each operation, as TypeScript that needs nothing else: the compiler knows it from `run`, but
 * declarations as the compiler writes them would bring along every file of the engine. Results are plain data (they
 * cross to a worker), so they can be written out; only a type that contains itself gets a name.
 */

/**
 * @typedef {object} ResultTypes
 * @property {Readonly<Record<string, string>>} types by `tool/operation`
 * @property {string} declarations the types that have a name
 */

/** @typedef {{ readonly tool: string, readonly path: string }} OperationsFile */

const allTools = () => toolIds().map((tool) => ({ tool, path: join(toolsFolder, tool, 'operations.ts') }));

/**
 * The results of all operations that the files export. Throws where a result, or a part of it, is `unknown`.
 * @param {readonly OperationsFile[]} [files]
 * @returns {ResultTypes}
 */
export function readResultTypes(files = allTools()) {
  const config = join(import.meta.dirname, '../../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    join(config, '..'),
    undefined,
    config,
  );
  const program = ts.createProgram({ rootNames: files.map(({ path }) => path), options });
  const checker = program.getTypeChecker();
  const writer = new TypeWriter(program);
  /** @type {Record<string, string>} */
  const types = {};
  for (const { tool, path } of files) {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    for (const operation of module ? checker.getExportsOfModule(module) : []) {
      const name = `${tool}/${operation.name}`;
      const run = checker.getTypeOfSymbol(operation).getProperty('run');
      const signature = run && checker.getTypeOfSymbol(run).getCallSignatures()[0];
      const result = signature && checker.getAwaitedType(signature.getReturnType());
      if (result) types[name] = writer.write(result, name);
    }
  }
  return { types, declarations: writer.declarations.join('\n') };
}

class TypeWriter {
  /** @type {string[]} */
  declarations = [];
  /** Names of the types that turned out to contain themselves. @type {Map<ts.Type, string>} */
  #names = new Map();
  /** @type {Set<ts.Type>} */
  #open = new Set();
  #program;
  #checker;

  /** @param {ts.Program} program */
  constructor(program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  /** @param {ts.Type} type @param {string} place for messages and names: `tool/operation.field` @returns {string} */
  write(type, place) {
    const known = this.#names.get(type);
    if (known !== undefined) return known;
    if (this.#open.has(type)) {
      const tool = place.replace(/\/.*/, '').replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
      const name = `${tool}${nameOf(type)}`;
      this.#names.set(type, name);
      return name;
    }
    // Without a name of its own it is part of one that has a name, if it contains itself.
    if (nameOf(type) !== undefined) this.#open.add(type);
    const text = this.#writeNew(type, place);
    this.#open.delete(type);
    const name = this.#names.get(type);
    if (name === undefined) return text;
    this.declarations.push(`export type ${name} = ${text};`);
    return name;
  }

  /** @param {ts.Type} type @param {string} place @returns {string} */
  #writeNew(type, place) {
    const checker = this.#checker;
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))
      throw new Error(`${place} is ${checker.typeToString(type)}: give its result a type.`);
    if (type.isUnion()) return this.#writeUnion(type.types, place);
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
      const text = item ? this.write(item, `${place}[]`) : 'never';
      return `${type.symbol.name}<${text}>`;
    }
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
      return `readonly [${items.map((item, index) => this.write(item, `${place}[${index}]`)).join(', ')}]`;
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || this.#isGlobal(type))
      return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    if (type.getCallSignatures().length > 0) throw new Error(`${place} is a function, which no result can hold.`);
    return this.#writeObject(type, place);
  }

  /** @param {readonly ts.Type[]} types @param {string} place */
  #writeUnion(types, place) {
    // `boolean` is a union too.
    const texts = types.map((item) => this.write(item, place));
    const hasBoth = texts.includes('true') && texts.includes('false');
    const rest = hasBoth ? ['boolean', ...texts.filter((text) => text !== 'true' && text !== 'false')] : texts;
    return [...new Set(rest)].join(' | ');
  }

  /** @param {ts.Type} type @param {string} place */
  #writeObject(type, place) {
    const checker = this.#checker;
    const fields = checker.getPropertiesOfType(type).map((field) => {
      const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
      const value = checker.getTypeOfSymbol(field);
      const text = this.#writeField(value, isOptional, `${place}.${field.name}`);
      const words = ts.displayPartsToString(field.getDocumentationComment(checker)).replace(/\s+/g, ' ');
      const comment = words === '' ? '' : `/** ${words.replaceAll('*/', '* /')} */ `;
      return `${comment}readonly ${nameField(field.name)}${isOptional ? '?' : ''}: ${text}`;
    });
    const others = checker.getIndexInfosOfType(type).map(({ keyType, type: value }) => {
      const key = checker.typeToString(keyType);
      return `readonly [key: ${key}]: ${this.write(value, `${place}[${key}]`)}`;
    });
    return `{ ${[...fields, ...others].join('; ')} }`;
  }

  /** An optional field is of the type `… | undefined`. @param {ts.Type} type @param {boolean} isOptional @param {string} place */
  #writeField(type, isOptional, place) {
    if (!isOptional || !type.isUnion()) return this.write(type, place);
    const given = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    return given.length === 1 && given[0] ? this.write(given[0], place) : this.#writeUnion(given, place);
  }

  /** Whether every program knows the type: Uint8Array, Blob … @param {ts.Type} type */
  #isGlobal(type) {
    const named = /** @type {ts.TypeReference} */ (type).target ?? type;
    if (!named.isClassOrInterface()) return false;
    const [declaration] = named.symbol.declarations ?? [];
    return declaration !== undefined && this.#program.isSourceFileDefaultLibrary(declaration.getSourceFile());
  }
}

/** The name that the code gives the type. @param {ts.Type} type */
const nameOf = (type) => type.aliasSymbol?.name ?? (type.isClassOrInterface() ? type.symbol.name : undefined);

/** @param {string} name */
const nameField = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

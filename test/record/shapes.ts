import ts from 'typescript';

/** As much of a JSON Schema as a field of an effect or of a refusal needs. */
export type Shape =
  | { readonly $ref: string }
  | { readonly enum: readonly string[] }
  | { readonly type: 'boolean' | 'null' }
  | { readonly anyOf: readonly Shape[] };

export type Fields = Readonly<Record<string, Shape>>;

const shared = (name: string): Shape => ({ $ref: `#/$defs/${name}` });

/** The types of fields that a schema has a definition for, as they are written. */
const SHARED: Readonly<Record<string, Shape>> = {
  ActionKind: shared('actionKind'),
  Cell: shared('cell'),
  Color: shared('color'),
  Leader: shared('leader'),
  MonumentPair: shared('pair'),
  Phase: shared('phase'),
  Seat: shared('seat'),
  Strength: shared('strength'),
  Tile: shared('tile'),
  number: shared('count'),
  'readonly Cell[]': shared('cells'),
  'readonly Color[]': shared('colors'),
  'readonly Tile[]': shared('tiles'),
  'readonly (readonly Seat[])[]': shared('ranking'),
};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  types: [],
  noEmit: true,
};

/** The interfaces of modules of the machine, as the compiler reads them. */
export class Interfaces {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(modules: readonly string[]) {
    this.#program = ts.createProgram(modules, OPTIONS);
    this.#checker = this.#program.getTypeChecker();
  }

  /** The fields of an interface, each as a schema would have it. */
  fields(module: string, name: string): Fields {
    return this.#fieldsOf(this.#members(module, name));
  }

  /** The fields of each member of an interface whose members are objects. */
  table(module: string, name: string): Readonly<Record<string, Fields>> {
    return Object.fromEntries(
      this.#members(module, name).map(([member, node]) => {
        const type = this.#checker.getTypeFromTypeNode(node);
        return [member, this.#fieldsOf(type.getProperties().map(written))];
      }),
    );
  }

  #members(module: string, name: string): readonly (readonly [string, ts.TypeNode])[] {
    const found = this.#program
      .getSourceFile(module)
      ?.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
    if (found === undefined) throw new Error(`${module} has no interface ${name}`);
    return this.#checker.getTypeAtLocation(found).getProperties().map(written);
  }

  #fieldsOf(members: readonly (readonly [string, ts.TypeNode])[]): Fields {
    return Object.fromEntries(members.map(([field, node]) => [field, this.#shape(node)]));
  }

  #shape(node: ts.TypeNode): Shape {
    const known = SHARED[node.getText()];
    if (known !== undefined) return known;
    if (node.kind === ts.SyntaxKind.BooleanKeyword) return { type: 'boolean' };
    if (node.getText() === 'null') return { type: 'null' };
    const type = this.#checker.getTypeFromTypeNode(node);
    const ways = type.isUnion() ? type.types : [type];
    if (ways.every((way) => way.isStringLiteral()))
      return { enum: ways.map(({ value }) => value).sort() };
    if (ts.isUnionTypeNode(node)) return { anyOf: node.types.map((way) => this.#shape(way)) };
    throw new Error(`no schema is known for a field of type ${node.getText()}`);
  }
}

/** A property and its type as it is written. */
function written(property: ts.Symbol): readonly [string, ts.TypeNode] {
  const declared = property.valueDeclaration;
  if (declared === undefined || !ts.isPropertySignature(declared) || declared.type === undefined)
    throw new Error(`the type of ${property.name} is not written out`);
  return [property.name, declared.type];
}

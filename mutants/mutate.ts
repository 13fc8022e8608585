import ts from 'typescript';

/** One small change of a source file that a test should notice. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** An expression gets another value; a statement is removed. */
  readonly as: 'expression' | 'statement';
  readonly from: string;
  readonly to: string;
  /** Its source line, by which a list of equivalent mutants identifies it even if lines above change. */
  readonly code: string;
  /** If both results follow from values that are computed once in either case: how, and where those values are. */
  readonly operation?: Operation;
}

/** Which operator, or method of Math, is replaced by which. */
interface Operation {
  readonly is: string;
  readonly becomes: string;
  readonly operands: readonly { readonly start: number; readonly end: number }[];
}

type Found = Pick<Mutant, 'start' | 'end' | 'as' | 'from' | 'to' | 'operation'>;
type Change = Pick<Found, 'as' | 'to' | 'operation'>;

/** Operators that are easily confused. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '&': ['|'],
  '|': ['&'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Methods that are easily confused; the empty string removes the call. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  filter: '',
  slice: '',
  sort: '',
  toSorted: '',
  reverse: '',
  toReversed: '',
};

/** All mutants of a source file, numbered from `first`. */
export function mutantsOf(file: string, text: string, first: number): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isExportDeclaration(node)) return;
    for (const to of changesOf(node)) {
      found.push({ start: node.getStart(), end: node.getEnd(), from: node.getText(), ...to });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines = text.split('\n');
  return found.map((one, i) => {
    const line = source.getLineAndCharacterOfPosition(one.start).line;
    return { id: first + i, file, line: line + 1, code: lines[line]!.trim(), ...one };
  });
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isExpressionStatement(node)) return hasEffect(node.expression) ? [{ as: 'statement', to: '' }] : [];
  if (!ts.isExpression(node) || !mayBeReplaced(node)) return [];
  return [
    ...conditionsFor(node).map((to) => ({ as: 'expression', to, operation: condition(node, to) }) as const),
    ...valuesFor(node),
  ];
}

/** A condition that is made always true or false: its own value says whether that makes a difference. */
function condition(node: ts.Expression, becomes: string): Operation {
  return { is: 'condition', becomes, operands: [spanOf(node)] };
}

const spanOf = (node: ts.Node) => ({ start: node.getStart(), end: node.getEnd() });
const plain = (to: string): Change => ({ as: 'expression', to });

/** A statement with an effect: a call, an assignment, an increment. */
function hasEffect(expression: ts.Expression): boolean {
  return (
    ts.isCallExpression(expression) ||
    ts.isPostfixUnaryExpression(expression) ||
    (ts.isBinaryExpression(expression) && isAssignment(expression))
  );
}

function isAssignment({ operatorToken }: ts.BinaryExpression): boolean {
  return (
    operatorToken.kind >= ts.SyntaxKind.FirstAssignment && operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

/** Not a name, not something assigned to, not the middle of an optional chain. */
function mayBeReplaced(node: ts.Expression): boolean {
  const { parent } = node;
  if (node.flags & ts.NodeFlags.OptionalChain) return false;
  if (ts.isBinaryExpression(parent) && isAssignment(parent) && parent.left === node) return false;
  if ((ts.isPropertyAssignment(parent) || ts.isElementAccessExpression(parent)) && isNameOf(parent, node))
    return false;
  return !(ts.isForOfStatement(parent) && parent.initializer === node);
}

function isNameOf(parent: ts.PropertyAssignment | ts.ElementAccessExpression, node: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) && parent.name === node;
}

/** Conditions are made always true, and always false, except those of loops, which would never end. */
function conditionsFor(node: ts.Expression): string[] {
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.expression === node) return ['true', 'false'];
  if (ts.isConditionalExpression(parent) && parent.condition === node) return ['true', 'false'];
  const isLoop = ts.isWhileStatement(parent) || ts.isForStatement(parent);
  if (isLoop && (ts.isWhileStatement(parent) ? parent.expression : parent.condition) === node)
    return ['false'];
  return [];
}

function valuesFor(node: ts.Expression): Change[] {
  if (ts.isNumericLiteral(node)) return [plain(String(Number(node.text.replaceAll('_', '')) + 1))];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [plain('false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [plain('true')];
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 ? [plain('[]')] : [];
  if (ts.isPrefixUnaryExpression(node)) {
    const isSign =
      node.operator === ts.SyntaxKind.MinusToken || node.operator === ts.SyntaxKind.ExclamationToken;
    return isSign ? [plain(node.operand.getText())] : [];
  }
  if (ts.isBinaryExpression(node)) return operationsFor(node);
  return ts.isCallExpression(node) ? callsFor(node) : [];
}

/** Both sides are computed whichever of these it is. */
const COMPUTES_BOTH = /^([<>]=?|[!=]==|[-+*/%&|])$/;

function operationsFor(node: ts.BinaryExpression): Change[] {
  const { left, operatorToken, right } = node;
  const isText = (side: ts.Expression) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side);
  if (operatorToken.getText() === '+' && (isText(left) || isText(right))) return [];
  const others = OPERATORS[operatorToken.getText()] ?? [];
  // Mixing `??` and `||` without brackets is an error.
  const side = (part: ts.Expression) => (isAssignment(node) ? part.getText() : `(${part.getText()})`);
  return others.map((operator) => {
    const change = plain(`${side(left)} ${operator} (${right.getText()})`);
    const is = operatorToken.getText();
    if (!COMPUTES_BOTH.test(is)) return change;
    return { ...change, operation: { is, becomes: operator, operands: [spanOf(left), spanOf(right)] } };
  });
}

function callsFor(node: ts.CallExpression): Change[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const other = METHODS[expression.name.text];
  if (other === undefined) return [];
  const receiver = expression.expression.getText();
  if (other === '') return [plain(receiver)];
  const change = plain(
    `${receiver}.${other}(${node.arguments.map((argument) => argument.getText()).join(', ')})`,
  );
  if (receiver !== 'Math') return [change];
  const operation = { is: expression.name.text, becomes: other, operands: node.arguments.map(spanOf) };
  return [{ ...change, operation }];
}

/**
 * The source with a switch at each mutant: `__mutant(7)` says whether number 7 is being tried. `__either` computes both
 * results where that is possible, so that it is known which tests see a difference. `__on[7]` says whether the switch
 * has to be looked at.
 */
export function withSwitches(text: string, mutants: readonly Mutant[]): string {
  const outermost = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end || order(a) - order(b));
  const render = (start: number, end: number, inside: readonly Mutant[]): string => {
    let out = '';
    let at = start;
    let rest = [...inside];
    while (rest.length > 0) {
      const outer = rest[0]!;
      const within = rest.filter((one) => one.end <= outer.end).slice(1);
      const part = (span: { start: number; end: number }) =>
        render(
          span.start,
          span.end,
          within.filter((one) => one.start >= span.start && one.end <= span.end),
        );
      out += text.slice(at, outer.start) + switched(outer, within, part);
      at = outer.end;
      rest = rest.filter((one) => one.start >= outer.end);
    }
    return out + text.slice(at, end);
  };
  return render(0, text.length, outermost);
}

const order = ({ as }: Mutant) => (as === 'statement' ? 0 : 1);

function switched(
  mutant: Mutant,
  within: readonly Mutant[],
  part: (span: { start: number; end: number }) => string,
): string {
  const { id, as, to, operation } = mutant;
  const tried = `__on[${id}] && __mutant(${id})`;
  if (as === 'statement') return `{ if (!(${tried})) { ${part(mutant)} } }`;
  const isWhole = (one: Mutant) => one.start === mutant.start && one.end === mutant.end;
  if (!operation || (operation.is !== 'condition' && within.some(isWhole)))
    return `(${tried} ? (${to}) : (${part(mutant)}))`;
  const given = [id, `'${operation.is}'`, `'${operation.becomes}'`, ...operation.operands.map(part)];
  const either = `__either(${given.join(', ')})`;
  // The expression is written twice, so not where it contains further switches.
  return within.length > 0 ? either : `(__on[${id}] ? ${either} : (${part(mutant)}))`;
}

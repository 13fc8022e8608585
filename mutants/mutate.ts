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
}

type Found = Pick<Mutant, 'start' | 'end' | 'as' | 'from' | 'to'>;

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

function changesOf(node: ts.Node): Pick<Found, 'as' | 'to'>[] {
  if (ts.isExpressionStatement(node)) return isTold(node.expression) ? [{ as: 'statement', to: '' }] : [];
  if (!ts.isExpression(node) || !mayBeReplaced(node)) return [];
  return [...conditionsFor(node), ...valuesFor(node)].map((to) => ({ as: 'expression', to }));
}

/** A statement with an effect: a call, an assignment, an increment. */
function isTold(expression: ts.Expression): boolean {
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

function valuesFor(node: ts.Expression): string[] {
  if (ts.isNumericLiteral(node)) return [String(Number(node.text.replaceAll('_', '')) + 1)];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 ? ['[]'] : [];
  if (ts.isPrefixUnaryExpression(node)) {
    const isSign =
      node.operator === ts.SyntaxKind.MinusToken || node.operator === ts.SyntaxKind.ExclamationToken;
    return isSign ? [node.operand.getText()] : [];
  }
  if (ts.isBinaryExpression(node)) return operationsFor(node);
  return ts.isCallExpression(node) ? callsFor(node) : [];
}

function operationsFor(node: ts.BinaryExpression): string[] {
  const { left, operatorToken, right } = node;
  const isText = (side: ts.Expression) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side);
  if (operatorToken.getText() === '+' && (isText(left) || isText(right))) return [];
  const others = OPERATORS[operatorToken.getText()] ?? [];
  // Mixing `??` and `||` without brackets is an error.
  const side = (part: ts.Expression) => (isAssignment(node) ? part.getText() : `(${part.getText()})`);
  return others.map((operator) => `${side(left)} ${operator} (${right.getText()})`);
}

function callsFor(node: ts.CallExpression): string[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const other = METHODS[expression.name.text];
  if (other === undefined) return [];
  const receiver = expression.expression.getText();
  if (other === '') return [receiver];
  return [`${receiver}.${other}(${node.arguments.map((argument) => argument.getText()).join(', ')})`];
}

/** The source with a switch at each mutant: `__mutant(7)` says whether number 7 is being tried. */
export function withSwitches(text: string, mutants: readonly Mutant[]): string {
  const outermost = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end || order(a) - order(b));
  const render = (start: number, end: number, inside: readonly Mutant[]): string => {
    let out = '';
    let at = start;
    let rest = [...inside];
    while (rest.length > 0) {
      const outer = rest[0]!;
      const within = rest.filter((one) => one.end <= outer.end).slice(1);
      out += text.slice(at, outer.start) + switched(outer, render(outer.start, outer.end, within));
      at = outer.end;
      rest = rest.filter((one) => one.start >= outer.end);
    }
    return out + text.slice(at, end);
  };
  return render(0, text.length, outermost);
}

const order = ({ as }: Mutant) => (as === 'statement' ? 0 : 1);

function switched({ id, as, to }: Mutant, unchanged: string): string {
  if (as === 'statement') return `{ if (!__mutant(${id})) { ${unchanged} } }`;
  return `(__mutant(${id}) ? (${to}) : (${unchanged}))`;
}

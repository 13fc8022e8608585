/** The rows of a table in a document. */
export function rowsOf(cells: readonly (readonly string[])[]): string[] {
  return cells.map((row) => `| ${row.join(' | ')} |`);
}

export function intervalText(ends: readonly string[]): string {
  return ends.join(' to ');
}

/** Replaces what is between the markers of this name in the document; at its end if it has none yet. */
export function withPart(document: string, name: string, content: string): string {
  const begin = `<!-- ${name}: begin -->`;
  const end = `<!-- ${name}: end -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${begin}\n${content}\n${end}\n`;
  return `${document.slice(0, from)}${begin}\n${content}\n${document.slice(to)}`;
}

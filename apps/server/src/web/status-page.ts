/** What is served while the web client has not been built: says what is there and where. */
export function statusPage(titles: readonly string[]): string {
  const list = titles.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Signalbox</title>
<h1>Signalbox</h1>
<p>The server runs. The web client is not built in this copy, so there is no board to look at yet.</p>
<p>Titles that can be played through the API:</p>
<ul>${list}</ul>
<p><a href="/api/docs">Try the API</a> · <a href="/healthz">health</a></p>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

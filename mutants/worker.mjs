// Runs tests of a bundle in a separate process. It receives { mutant, tests, stop } and answers which test failed, if
// any; with `mutant: null` and `record` it reports how long each test takes and which mutants it reaches.
const [bundle, fromTheStart] = process.argv.slice(2);
let active = fromTheStart ? Number(fromTheStart) : -1;
let reached = new Set();
let recording = true;

globalThis.__mutant = (id) => {
  if (recording) reached.add(id);
  return id === active;
};

async function passes(test) {
  try {
    await test.check();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function record(collected) {
  const tests = [];
  for (const [index, test] of collected.entries()) {
    reached = new Set();
    const before = process.cpuUsage();
    const failed = await passes(test);
    const { user, system } = process.cpuUsage(before);
    tests.push({
      index,
      file: test.file,
      name: test.name,
      ms: (user + system) / 1000,
      failed,
      reached: [...reached],
    });
  }
  return tests;
}

/** The first test that fails with the mutant but not without it. */
async function tried(collected, { mutant, tests }) {
  for (const index of tests) {
    active = mutant;
    const failed = await passes(collected[index]);
    if (failed === null) continue;
    active = -1;
    const remains = fromTheStart === undefined ? await passes(collected[index]) : null;
    return { killedBy: index, why: failed.slice(0, 200), spoilt: remains !== null };
  }
  return { killedBy: null, spoilt: false };
}

console.log = () => {};
console.warn = () => {};
console.error = () => {};
try {
  const { collected } = await import(bundle);
  const atStart = [...reached];
  process.send({ ready: true, atStart });
  process.on('message', async (order) => {
    recording = order.record === true;
    const answer = order.record ? { recorded: await record(collected) } : await tried(collected, order);
    process.send({ ...answer, cpu: process.cpuUsage() });
  });
} catch (error) {
  process.send({ ready: false, why: String(error) });
}

// Runs tests of a bundle in a separate process: with one mutant from the start, without any, or switching it on and off.
import { Worker } from 'node:worker_threads';

const [bundle, fromTheStart] = process.argv.slice(2);
let active = fromTheStart === undefined ? -1 : Number(fromTheStart);
let reached = new Set();
/** The mutants that have given another value than the original somewhere, or may have. */
let differing = new Set();
let isRecording = false;

/**
 * By mutant: 1 where its switch has to be looked at, because it is being tried or is still to be recorded. All others
 * cost next to nothing, even in the innermost loops.
 */
const on = new Uint8Array(1 << 17);
globalThis.__on = on;

function activate(mutant) {
  active = mutant;
  on.fill(0);
  if (active >= 0) on[active] = 1;
}
activate(active);

globalThis.__mutant = (id) => {
  if (isRecording) {
    reached.add(id);
    differing.add(id);
    on[id] = 0;
  }
  return id === active;
};

const OPERATIONS = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  condition: (value) => Boolean(value),
  true: () => true,
  false: () => false,
  min: Math.min,
  max: Math.max,
  floor: Math.floor,
  ceil: Math.ceil,
};

globalThis.__either = (id, is, becomes, ...operands) => {
  if (isRecording) {
    reached.add(id);
    if (!Object.is(OPERATIONS[is](...operands), OPERATIONS[becomes](...operands))) {
      differing.add(id);
      on[id] = 0;
    }
  }
  return OPERATIONS[id === active ? becomes : is](...operands);
};

let age = 0;
const forgetting = (Store) =>
  class {
    #age = age;
    #store = new Store();
    #current() {
      if (this.#age !== age) this.#store = new Store();
      this.#age = age;
      return this.#store;
    }
    get(key) {
      return this.#current().get(key);
    }
    has(key) {
      return this.#current().has(key);
    }
    set(key, value) {
      this.#current().set(key, value);
      return this;
    }
  };
globalThis.__ForgettingMap = forgetting(Map);
globalThis.__ForgettingWeakMap = forgetting(WeakMap);

/** Empties caches: what was cached with one mutant must not be used with another, nor hide what a test reaches. */
function forget() {
  age++;
}

function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// A mutant may run forever. Processor time is measured, so that a busy machine does not kill a test that would pass.
const deadline = new Float64Array(new SharedArrayBuffer(8));
deadline[0] = Number.POSITIVE_INFINITY;
new Worker(
  `const { workerData: deadline } = require('node:worker_threads');
   setInterval(() => {
     const { user, system } = process.cpuUsage();
     if ((user + system) / 1000 > deadline[0]) process.kill(process.pid, 'SIGTERM');
   }, 200);`,
  { eval: true, workerData: deadline },
).unref();

const LOADING_MS = 15_000;
const { load } = await import(bundle);
const loaded = new Map();

async function testsOf(file) {
  if (!loaded.has(file)) loaded.set(file, await load(file));
  return loaded.get(file);
}

/** Whether a test passes; it may take several times as long as it took when it was recorded. */
async function passes({ file, at, ms }) {
  try {
    deadline[0] = spent() + LOADING_MS;
    const tests = await testsOf(file);
    deadline[0] = spent() + 3_000 + 6 * ms;
    await tests[at].check();
    return true;
  } catch {
    return false;
  } finally {
    deadline[0] = Number.POSITIVE_INFINITY;
  }
}

/** Every test once, without a mutant: how long it takes and what it reaches. */
async function record(files) {
  const recorded = [];
  const atStart = new Set();
  isRecording = true;
  for (const file of files) {
    differing = new Set();
    on.fill(1);
    const tests = await testsOf(file);
    for (const id of differing) atStart.add(id);
    for (const [at, { name, check }] of tests.entries()) {
      forget();
      on.fill(1);
      reached = new Set();
      differing = new Set();
      const before = spent();
      let failed = null;
      try {
        await check();
      } catch (error) {
        failed = error instanceof Error ? error.message : String(error);
      }
      const ms = spent() - before;
      recorded.push({ file, at, name, ms, failed, reached: [...reached], differing: [...differing] });
    }
  }
  isRecording = false;
  activate(active);
  return { recorded, atStart: [...atStart] };
}

/** The first of the tests that fails with the mutant, passes without it, and fails with it again. */
async function compare(mutant, tests) {
  for (const { file } of tests) await testsOf(file);
  const passesWith = (test, id) => {
    activate(id);
    forget();
    return passes(test);
  };
  activate(mutant);
  forget();
  for (const [position, test] of tests.entries()) {
    if (await passes(test)) continue;
    if (!(await passesWith(test, -1))) return { undecided: true };
    return (await passesWith(test, mutant)) ? { undecided: true } : { noticed: position };
  }
  return {};
}

/** The tests one after another with the mutant that the process began with, until one fails. */
async function run(tests) {
  for (const [position, test] of tests.entries()) if (!(await passes(test))) return { failed: position };
  return { failed: null };
}

/** The same without any mutant, to the last: which of them pass. */
async function runAll(tests) {
  const passed = [];
  for (const [position, test] of tests.entries()) if (await passes(test)) passed.push(position);
  return { passed };
}

console.log = () => {};
console.warn = () => {};
console.error = () => {};
process.on('message', async ({ files, mutant, tests }) => {
  if (files) process.send(await record(files));
  else if (mutant !== undefined) process.send(await compare(mutant, tests));
  else process.send(active === -1 ? await runAll(tests) : await run(tests));
  activate(fromTheStart === undefined ? -1 : active);
});
process.send({ ready: true });

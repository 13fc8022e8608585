export { deadBranches, idsIn, scopeOf, wordingProblems } from './check.ts';
export { GLOSSARY, type Scope } from './glossary.ts';

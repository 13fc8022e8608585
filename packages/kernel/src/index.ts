export * from './json.ts';
export * from './refusal.ts';

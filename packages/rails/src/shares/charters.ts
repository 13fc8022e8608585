/** Companies by name. The record and what is in it are replaced, never changed in place, so that copies can share them. */
export interface Charters<Company extends string, Charter> {
  companies: Readonly<Record<Company, Charter>>;
}

/** Changes what is written on a company's charter. */
export function changeCharter<Company extends string, Charter extends object>(
  state: Charters<Company, Charter>,
  company: Company,
  changes: Partial<Charter>,
): void {
  state.companies = { ...state.companies, [company]: { ...state.companies[company], ...changes } };
}

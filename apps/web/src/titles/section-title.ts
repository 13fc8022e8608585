/** A section with its heading; some rulebooks have no numbers. */
export function sectionTitle(section: string | null, heading: string | undefined): string {
  if (section === null) return '';
  if (!heading) return `§${section}`;
  return /^\d/.test(section) ? `§${section} ${heading}` : heading;
}

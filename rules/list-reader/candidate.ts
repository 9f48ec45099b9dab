/** What a candidate is called, its name with its brand once: names that are built say it already, those of a catalogue may not. */
export const candidateName = (brand: string, name: string) =>
  ` ${name} `.toLowerCase().includes(` ${brand} `.toLowerCase()) ? name : `${brand} ${name}`

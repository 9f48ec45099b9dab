const longest = 16
const shortLength = 6

/** Specification section 2: a company longer than 16 characters is cut to six and dots. */
export const companyShort = (company: string) =>
  company.length > longest ? `${company.slice(0, shortLength)}...` : company

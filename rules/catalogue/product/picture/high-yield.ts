type Numbers = { brand: string; name: string; shortName: string; oemCode: string }

// What each maker ends or marks the number of a cartridge with that prints more than the ordinary one.
const marks: Readonly<Record<string, RegExp>> = {
  HP: /^\d+[XY]\b|^(CF|CE|CB|CC|C|Q|W)\d+[XY]/,
  Canon: /^\d{3}H\b/,
  Samsung: /D\d+[LEU]$/,
  Lexmark: /^\d\w\w\d[HXU]\w0$|^[A-Z]\d{3}[HX]\d|^\d{3}[HX]$/,
  Brother: /XL|HY/,
  Ricoh: /\dH[A-Z]?$/,
}

/** Whether a cartridge holds more than the ordinary one of its printer, as its numbers say. */
export const isHighYield = ({ brand, name, shortName, oemCode }: Numbers) =>
  /\bX?XL\b|\dXX?L\b|high (yield|capacity)/i.test(`${name} ${shortName} ${oemCode}`) ||
  [shortName, oemCode].some((number) => marks[brand]?.test(number))

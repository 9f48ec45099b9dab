import { normalise } from '../catalogue/product/part-number.ts'

/** Characters; a longer text is no heading. */
export const longestHeading = 40

/**
 * Reads the heading of a column: the field that is meant by it, undefined where it says nothing. `names` has what each field is called in
 * every language, with spaces between.
 */
export function columnReader<Field extends string>(names: Partial<Record<Field, string>>) {
  const fields = new Map(
    Object.entries<string | undefined>(names).flatMap(([field, words = '']) =>
      words
        .split(' ')
        .map((word): [string, Field] => [normalise(word), field as Field])
        // A column without a heading is none of them.
        .filter(([word]) => word !== ''),
    ),
  )
  return (heading: string): Field | undefined =>
    heading.length > longestHeading ? undefined : fields.get(normalise(heading))
}

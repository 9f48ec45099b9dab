import classes from './ComponentGallery.module.css'

const sample = 'Toner 117A, 3.470,11 €'

const sizes = [
  ['12 / 16', 'var(--mantine-font-size-xs)', '16px'],
  ['13 / 18', 'var(--mantine-font-size-sm)', '18px'],
  ['14 / 20', 'var(--mantine-font-size-md)', '20px'],
  ['16 / 24', 'var(--mantine-font-size-lg)', '24px'],
  ['20 / 28', 'var(--mantine-font-size-xl)', '28px'],
  ['28 / 34', '28px', '34px'],
  ['44 / 48', '44px', '48px'],
] as const

const weights = [
  ['400', 400],
  ['--weight-name', 'var(--weight-name)'],
  ['--weight-strong', 'var(--weight-strong)'],
] as const

/** The seven font sizes, three weights, and the monospaced face of numbers that are copied. */
export function Typography() {
  return (
    <dl className={classes.letters}>
      {sizes.map(([name, fontSize, lineHeight]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd style={{ fontSize, lineHeight }}>{sample}</dd>
        </div>
      ))}
      {weights.map(([name, fontWeight]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd style={{ fontWeight }}>{sample}</dd>
        </div>
      ))}
      <div>
        <dt>--mono</dt>
        <dd style={{ fontFamily: 'var(--mono)' }}>AS-103301 CF259A</dd>
      </div>
    </dl>
  )
}

import classes from './Flag.module.css'

/** The flag of a country beside its name. */
export const Flag = ({ country }: { country: string }) => (
  <span className={classes.flag} data-country={country} aria-hidden />
)

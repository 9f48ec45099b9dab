import { Link } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import classes from '../Page.module.css'

/** What stands in the frame at an address of the console that there is not. */
export default function MissingPage() {
  const text = useText()
  return (
    <>
      <h1>{text('layout.not_found_title')}</h1>
      <p className={classes.intro}>{text('console.missing')}</p>
      <p>
        <Link to="/console/$" params={{ _splat: '' }}>
          {text('console.missing_back')}
        </Link>
      </p>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useText } from '../../../ui/language.tsx'
import classes from './Home.module.css'
import { forgetSeen, readSeen, type Seen } from './last-seen.ts'

/** One line of what was looked at last. The browser alone knows it, so the line has its room before it is known. */
export function LastSeen() {
  const text = useText()
  const [seen, setSeen] = useState<readonly Seen[]>([])
  useEffect(() => setSeen(readSeen()), [])
  return (
    <section aria-labelledby="last-seen" className={classes.seen}>
      <h2 id="last-seen">{text('home.last_seen')}</h2>
      {seen.length === 0 ? (
        <p>{text('home.seen_none')}</p>
      ) : (
        <>
          <ul>
            {seen.map(({ id, number }) => (
              <li key={id}>
                <Link to="/pd/product" search={{ sku_id: id }}>
                  {number}
                </Link>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => {
              forgetSeen()
              setSeen([])
            }}
          >
            {text('home.forget_seen')}
          </button>
        </>
      )}
    </section>
  )
}

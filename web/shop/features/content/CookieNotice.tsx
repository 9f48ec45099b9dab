import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { load, save } from '../../../api/storage.ts'
import { useText } from '../../../ui/language/language.tsx'
import { useHydrated } from '../../../ui/useHydrated.ts'
import classes from './CookieNotice.module.css'

/** One line above the page, until it is closed for good. It asks for nothing: there are only necessary cookies. */
export function CookieNotice() {
  const live = useHydrated()
  return live ? <Notice /> : null
}

function Notice() {
  const text = useText()
  const [closed, setClosed] = useState(() => load('cookie-notice') !== null)
  if (closed) return null
  return (
    <aside className={classes.notice} aria-label={text('content.cookie_region')}>
      <span>{text('content.cookie_notice')}</span>
      <Link to="/help/$page" params={{ page: 'cookies' }}>
        {text('content.cookie_more')}
      </Link>
      <button
        type="button"
        onClick={() => {
          save('cookie-notice', 'closed')
          setClosed(true)
        }}
      >
        {text('content.cookie_close')}
      </button>
    </aside>
  )
}

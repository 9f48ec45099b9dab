import { useEffect, useState } from 'react'
import { useText } from '../language/language.tsx'
import classes from './PartLinks.module.css'

type Part = { anchor: string; title: string }

/** The parts of a page as links; the one that is being read stands out. */
export function PartLinks({ parts }: { parts: readonly Part[] }) {
  const text = useText()
  const reading = usePartInSight(parts)
  if (parts.length === 0) return null
  return (
    <nav aria-label={text('content.parts')} className={classes.links}>
      <p className={classes.title} aria-hidden>
        {text('content.parts')}
      </p>
      {parts.map(({ anchor, title }) => (
        <a key={anchor} href={`#${anchor}`} aria-current={anchor === reading ? 'location' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}

/** Where eyes are: a bit below the bars of the shop. */
const eyes = 140

/** The last part whose heading has come up to the reader's eyes; before the first nothing is being read yet. */
function usePartInSight(parts: readonly Part[]): string | undefined {
  const [reading, setReading] = useState<string>()
  const anchors = parts.map(({ anchor }) => anchor).join(' ')
  useEffect(() => {
    const look = () =>
      setReading(
        anchors
          .split(' ')
          .findLast((anchor) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? eyes) < eyes),
      )
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [anchors])
  return reading
}

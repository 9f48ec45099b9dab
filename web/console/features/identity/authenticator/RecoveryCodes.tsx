import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { ButtonAnchor } from '../../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Authenticator.module.css'

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const lines = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(lines)
    setCopied(true)
  }
  return (
    <section className={classes.codes}>
      <h2>{text('authenticator.codes_title')}</h2>
      <p>{text('authenticator.codes_words')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.ways}>
        <Button variant="default" onClick={() => void copy()}>
          {text(copied ? 'ui.copied' : 'authenticator.copy')}
        </Button>
        <ButtonAnchor
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${lines}\n`)}`}
          download="aster-recovery-codes.txt"
        >
          {text('authenticator.download')}
        </ButtonAnchor>
        <Button onClick={onKept}>{text('authenticator.go_on')}</Button>
      </div>
    </section>
  )
}

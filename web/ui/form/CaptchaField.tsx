import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { longestDigits } from '../../../rules/identity/verification.ts'
import { Button } from '../controls/Button.tsx'
import type { Failure } from '../feedback/failure.ts'
import { FailureNotice } from '../feedback/Notice.tsx'
import { useText } from '../language/language.tsx'
import classes from './CaptchaField.module.css'
import { type CaptchaChallenge, captchaQuery } from './queries.ts'

export type CaptchaAnswer = { uuid: string; code: string }

type Props = {
  ref?: Ref<HTMLInputElement>
  /** Asks for a new captcha. */
  load: () => Promise<CaptchaChallenge>
  /** Called with the answer while it is typed, and with null as long as there is none. */
  onChange: (answer: CaptchaAnswer | null) => void
  /** It was left out. */
  missing?: boolean
  /** Why the answer to the last one was not taken. */
  error?: string | undefined
}

/**
 * Proves that a person is there: the digits of a picture, or for who cannot read it some seconds of work of their
 * browser. Each answer is taken once: give it another `key` to show the next.
 */
export default function CaptchaField(props: Props) {
  const id = useId()
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useQuery<CaptchaChallenge, Failure>(captchaQuery(id, round, props.load))
  const another = () => {
    props.onChange(null)
    setRound(round + 1)
  }
  if (error) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  return <Captcha key={data?.uuid} captcha={data} onAnother={another} {...props} />
}

type CaptchaProps = Props & { captcha: CaptchaChallenge | undefined; onAnother: () => void }

function Captcha({ onAnother, ...props }: CaptchaProps) {
  const text = useText()
  const { captcha, onChange } = props
  const { work, start } = useWork(captcha, onChange)
  return (
    <div className={classes.captcha}>
      {work === 'done' ? <p role="status">{text('verification.worked')}</p> : <Digits {...props} />}
      <div className={classes.ways}>
        <Button variant="default" size="compact-sm" onClick={onAnother}>
          {text('verification.another')}
        </Button>
        {work !== 'done' && (
          <Button variant="default" size="compact-sm" disabled={!captcha} loading={work === 'going'} onClick={start}>
            {text(work === 'going' ? 'verification.working' : 'verification.cannot_read')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Digits({ ref, captcha, onChange, missing, error }: Omit<CaptchaProps, 'onAnother'>) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const type = (code: string) => {
    setTyped(code)
    onChange(captcha && code.trim() ? { uuid: captcha.uuid, code } : null)
  }
  return (
    <>
      <span className={classes.picture}>
        {captcha && <img src={captcha.img} alt={text('verification.picture')} width={200} height={68} />}
      </span>
      <TextInput
        ref={ref}
        label={text('verification.digits')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longestDigits}
        value={typed}
        onChange={({ target }) => type(target.value)}
        error={error ?? (missing && text('verification.digits_missing'))}
      />
    </>
  )
}

/** The browser's work for a captcha: whether it goes on or is done, and how to start it. It ends with its captcha. */
function useWork(captcha: CaptchaProps['captcha'], onDone: Props['onChange']) {
  const [work, setWork] = useState<'none' | 'going' | 'done'>('none')
  const going = useRef<AbortController>(null)
  useEffect(() => () => going.current?.abort(), [])

  const start = async () => {
    if (!captcha) return
    setWork('going')
    const controller = new AbortController()
    going.current = controller
    const { workOn } = await import('./captcha-work.ts')
    const code = await workOn(captcha.work, controller).catch(() => null)
    if (controller.signal.aborted) return
    setWork(code ? 'done' : 'none')
    onDone(code ? { uuid: captcha.uuid, code } : null)
  }
  return { work, start: () => void start() }
}

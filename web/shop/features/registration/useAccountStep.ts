import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkEmailAndAccount, checkRegisterAccount } from '../../../../contract/people/registration.ts'
import { getCaptcha, sendMailboxVerificationCode } from '../../../../contract/people/verification.ts'
import { isEmail } from '../../../../rules/people/email.ts'
import { passwordFault } from '../../../../rules/people/password.ts'
import { userNameFault } from '../../../../rules/people/user-name.ts'
import { codeDigits, codeTyped } from '../../../../rules/people/verification.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { useSite } from '../../../api/site.ts'
import { useReason } from '../../../ui/feedback/failure.ts'
import type { CaptchaAnswer } from '../../../ui/form/CaptchaField.tsx'
import { type Faults, useFaults } from '../../../ui/form/useFaults.ts'
import { type Say, useText } from '../../../ui/language/language.tsx'
import type { Draft } from './draft.ts'

const fields = ['userName', 'email', 'emailVerificationCode', 'password', 'repeatPassword', 'code'] as const
type AccountField = (typeof fields)[number]
type AccountErrors = Faults<AccountField>

type Given = { draft: Draft; onChange: (changed: Partial<Draft>) => void }

const aboutCaptcha: readonly string[] = ['verification.captcha_needed', 'verification.captcha_wrong']

const nothingSecret = { password: '', repeatPassword: '', emailVerificationCode: '' }

/** The first step: a name, an address that is proved by its code, a password, and somebody who is no machine. */
export function useAccountStep({ draft, onChange }: Given) {
  const text = useText()
  const reasonOf = useReason()
  const { orgId, currency, siteName } = useSite()
  const [captcha, setCaptcha] = useState<CaptchaAnswer | null>(null)
  const [round, setRound] = useState(0)
  const [secret, setSecret] = useState(nothingSecret)
  const { faults: errors, refused, refuse, forget, sendUnless } = useFaults<AccountField>()
  // Once many codes went to the address, each needs a captcha.
  const [codeNeedsCaptcha, setCodeNeedsCaptcha] = useState(false)
  const [digits, setDigits] = useState(codeDigits)
  const account = { userName: draft.userName.trim(), email: draft.email.trim() }

  // Its one answer is used up, whatever was wrong.
  const nextCaptcha = () => {
    setCaptcha(null)
    setRound((last) => last + 1)
  }

  const sayRefused = (failed: CallFailed) => {
    const field = fieldOf(failed)
    if (!field) return
    const said = failed.reason === 'request.invalid' ? text('verification.email_invalid') : reasonOf(failed)
    refuse({ [field]: said })
  }

  const checking = useMutation<null, CallFailed, string>({
    meta: saysItself,
    mutationFn: (emailVerificationCode) => call(checkEmailAndAccount, { query: { ...account, emailVerificationCode } }),
    onError: sayRefused,
  })

  const beginning = useMutation<{ token: string }, CallFailed, CaptchaAnswer>({
    meta: saysItself,
    mutationFn: (answer) => {
      const emailVerificationCode = codeTyped(secret.emailVerificationCode)
      return call(checkRegisterAccount, { body: { ...account, ...secret, emailVerificationCode, ...answer } })
    },
    onSuccess: ({ token }) => onChange({ token, site: { orgId, currency, siteName } }),
    onError: (failed) => {
      nextCaptcha()
      sayRefused(failed)
    },
  })

  const typeSecret = (field: keyof typeof nothingSecret) => (value: string) => {
    forget(field)
    setSecret((was) => ({ ...was, [field]: value }))
    if (field !== 'emailVerificationCode') return
    checking.reset()
    const typed = codeTyped(value)
    // A code that was copied is looked at at once, so that a taken name is known before the rest is filled in.
    if (typed.length === digits && !userNameFault(account.userName) && isEmail(account.email)) checking.mutate(typed)
  }

  const sendCode = async () => {
    const answer = codeNeedsCaptcha ? captcha : null
    const query = { email: account.email, orgId, ...answer }
    const sent = await call(sendMailboxVerificationCode, { query })
      .catch((failed: CallFailed) => {
        if (aboutCaptcha.includes(failed.reason)) {
          setCodeNeedsCaptcha(true)
          sayRefused(failed)
        }
        throw failed
      })
      .finally(() => answer && nextCaptcha())
    setDigits(sent.digits)
    return sent
  }

  const submit = () =>
    sendUnless(errorsOf(text, { ...account, ...secret, code: captcha?.code ?? '' }), () => {
      if (captcha) beginning.mutate(captcha)
    })

  return {
    secret,
    errors,
    refused,
    proved: checking.isSuccess,
    beginning: beginning.isPending,
    /** Another captcha is shown when this changes. */
    captchaRound: round,
    failed: [beginning.error, checking.error].find((failed) => failed && !fieldOf(failed)),
    sendCode,
    loadCaptcha: () => call(getCaptcha, {}),
    answer: (answer: CaptchaAnswer | null) => {
      forget('code')
      setCaptcha(answer)
    },
    type: (field: 'userName' | 'email') => (value: string) => {
      forget(field)
      checking.reset()
      onChange({ [field]: value })
    },
    typeSecret,
    submit,
  }
}

const fieldOf = (failed: CallFailed) => fields.find((field) => failed.fields.includes(field))

function errorsOf(text: Say, typed: Record<AccountField, string>): AccountErrors {
  const name = typed.userName === '' ? ('company.missing' as const) : userNameFault(typed.userName)
  const password = typed.password === '' ? ('company.missing' as const) : passwordFault(typed.password)
  const email = typed.email === '' ? ('verification.email_missing' as const) : ('verification.email_invalid' as const)
  return {
    ...(name && { userName: text(name) }),
    ...(!isEmail(typed.email) && { email: text(email) }),
    ...(codeTyped(typed.emailVerificationCode) === '' && { emailVerificationCode: text('verification.code_missing') }),
    ...(password && { password: text(password) }),
    ...(typed.password !== typed.repeatPassword && { repeatPassword: text('password.no_match') }),
    ...(typed.code === '' && { code: text('verification.digits_missing') }),
  }
}

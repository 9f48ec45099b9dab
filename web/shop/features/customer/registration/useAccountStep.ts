import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkEmailAndAccount, checkRegisterAccount } from '../../../../../contract/customer/registration.ts'
import { sendMailboxVerificationCode } from '../../../../../contract/identity/verification.ts'
import { longestUserName, userNameFault } from '../../../../../rules/customer/user-name.ts'
import { isEmail, longestEmail } from '../../../../../rules/identity/email.ts'
import { passwordFault } from '../../../../../rules/identity/password.ts'
import { codeDigits, readCodeDigits } from '../../../../../rules/identity/verification.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useSite } from '../../../../api/site/site.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import type { CaptchaAnswer } from '../../../../ui/form/CaptchaField.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { type Say, useText } from '../../../../ui/language/language.tsx'
import type { Draft } from './draft.ts'

const fields = ['userName', 'email', 'emailVerificationCode', 'password', 'repeatPassword', 'code'] as const

type Values = {
  userName: string
  email: string
  emailVerificationCode: string
  password: string
  repeatPassword: string
  /** The answer to the captcha. */
  code: CaptchaAnswer | null
}

type AccountStepOptions = { draft: Draft; onChange: (changed: Partial<Draft>) => void }

/** The first step: a user name, an e-mail address that is verified by its code, a password, and a captcha. */
export function useAccountStep({ draft: { userName, email }, onChange }: AccountStepOptions) {
  const text = useText()
  const { orgId, currency, siteName } = useSite()
  const form = useForm<Values>({
    start: { userName, email, emailVerificationCode: '', password: '', repeatPassword: '', code: null },
    rules: (values) => findFaults(text, values),
    limits: { userName: longestUserName, email: longestEmail },
    onChange: (values) => onChange({ userName: values.userName, email: values.email }),
  })
  const captcha = useCaptcha(form)
  const sayRefused = useSayRefused(form)
  const mailed = useMailedCode({ form, captcha, sayRefused })

  const beginning = useMutation<{ token: string }, CallFailed, Omit<Values, 'code'> & CaptchaAnswer>({
    meta: saysItself,
    mutationFn: (body) => call(checkRegisterAccount, { body }),
    onSuccess: ({ token }) => onChange({ token, site: { orgId, currency, siteName } }),
    onError: (failed) => {
      captcha.next()
      sayRefused(failed)
    },
  })

  return {
    form,
    captcha,
    mailed,
    beginning: beginning.isPending,
    failed: [beginning.error, mailed.failed].find((failed) => failed && !findField(failed)),
    submit: () =>
      form.send(({ code, ...account }) => {
        if (code) beginning.mutate({ ...toWire(account), ...code })
      }),
  }
}

type AccountForm = ReturnType<typeof useForm<Values>>

/** The captcha's one answer is used up with every try, whatever was wrong; another is shown when `round` changes. */
function useCaptcha(form: AccountForm) {
  const [round, setRound] = useState(0)
  return {
    round,
    next: () => {
      form.change({ code: null })
      setRound((last) => last + 1)
    },
  }
}

/** Says beside its field what the server found wrong. */
function useSayRefused(form: AccountForm) {
  const text = useText()
  const reasonOf = useReason()
  return (failed: CallFailed) => {
    const field = findField(failed)
    if (!field) return
    const message = failed.reason === 'request.invalid' ? text('verification.email_invalid') : reasonOf(failed)
    form.refuse({ [field]: message })
  }
}

type MailedCodeOptions = {
  form: AccountForm
  captcha: ReturnType<typeof useCaptcha>
  sayRefused: (failed: CallFailed) => void
}

/** The code that is mailed to the address: how it is sent, and whether the one that was typed is right. */
function useMailedCode(options: MailedCodeOptions) {
  const { form, sayRefused } = options
  const { digits, send } = useSendCode(options)
  const { userName, email, emailVerificationCode } = toWire(form.values)
  const proof = { userName, email, emailVerificationCode }
  const checking = useMutation<null, CallFailed, typeof proof>({
    meta: saysItself,
    mutationFn: (query) => call(checkEmailAndAccount, { query }),
    onError: sayRefused,
  })
  // What was typed since has not been looked at.
  const isCurrent = JSON.stringify(checking.variables) === JSON.stringify(proof)

  return {
    send,
    /** A code that was copied is looked at at once, so that a taken name is known before the rest is filled in. */
    type: (typed: string) => {
      form.change({ emailVerificationCode: typed })
      const code = readCodeDigits(typed)
      const isWhole = code.length === digits && !userNameFault(userName) && isEmail(email)
      if (isWhole) checking.mutate({ ...proof, emailVerificationCode: code })
    },
    isProved: isCurrent && checking.isSuccess,
    failed: isCurrent ? checking.error : null,
  }
}

const aboutCaptcha: readonly string[] = ['verification.captcha_needed', 'verification.captcha_wrong']

/** Sends a code, which says how many digits it has. Once many went to the address, each needs a captcha. */
function useSendCode({ form, captcha, sayRefused }: MailedCodeOptions) {
  const { orgId } = useSite()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [digits, setDigits] = useState(codeDigits)
  const { email } = toWire(form.values)

  const send = async () => {
    const answer = needsCaptcha ? form.values.code : null
    const codeAnswer = await call(sendMailboxVerificationCode, { query: { email, orgId, ...answer } })
      .catch((failed: CallFailed) => {
        if (aboutCaptcha.includes(failed.reason)) {
          setNeedsCaptcha(true)
          sayRefused(failed)
        }
        throw failed
      })
      .finally(() => answer && captcha.next())
    setDigits(codeAnswer.digits)
    return codeAnswer
  }
  return { digits, send }
}

const findField = (failed: CallFailed) => fields.find((field) => failed.fields.includes(field))

const toWire = <Typed extends Pick<Values, 'userName' | 'email' | 'emailVerificationCode'>>(typed: Typed): Typed => ({
  ...typed,
  userName: typed.userName.trim(),
  email: typed.email.trim(),
  emailVerificationCode: readCodeDigits(typed.emailVerificationCode),
})

function findFaults(text: Say, values: Values) {
  const { userName, email, emailVerificationCode, password, repeatPassword, code } = toWire(values)
  const nameFault = userName === '' ? 'company.missing' : userNameFault(userName)
  const weakness = password === '' ? 'company.missing' : passwordFault(password)
  return {
    userName: nameFault && text(nameFault),
    email: !isEmail(email) && text(email === '' ? 'verification.email_missing' : 'verification.email_invalid'),
    emailVerificationCode: emailVerificationCode === '' && text('verification.code_missing'),
    password: weakness && text(weakness),
    repeatPassword: password !== repeatPassword && text('password.no_match'),
    code: code === null && text('verification.digits_missing'),
  }
}

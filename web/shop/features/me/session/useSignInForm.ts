import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { longestUserName } from '../../../../../rules/customer/user-name.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import type { Say } from '../../../../ui/language/language.tsx'
import type { Attempt, SignIn } from './useSignIn.ts'

const aboutCaptcha: readonly string[] = ['session.captcha_needed', 'verification.captcha_wrong']
const aboutCode: readonly string[] = ['authenticator.code_needed', 'authenticator.code_wrong']

/** The form of a sign-in: the name stays when it fails, and the server may ask for a captcha or a code beside the password. */
export function useSignInForm({ text, signIn, onSignedIn }: { text: Say; signIn: SignIn; onSignedIn: () => void }) {
  // Once the server has asked for a captcha, each further try needs its own.
  const [needs, setNeeds] = useState({ captcha: false, code: false })
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const form = useForm<Attempt>({
    start: { userName: '', password: '', remember: false, captcha: null, otp: '' },
    rules: (values) => ({
      userName: values.userName.trim() === '' && text('session.name_missing'),
      password: values.password === '' && text('session.password_missing'),
      // Their fields say it: what they speak comes with them.
      captcha: needs.captcha && values.captcha === null && 'missing',
      otp: needs.code && values.otp === '' && 'missing',
    }),
    limits: { userName: longestUserName },
  })
  const nameField = useBrowserFill(passwordField, form.change)

  const refuse = (reason: string) => {
    const isAboutCode = aboutCode.includes(reason)
    const isAboutCaptcha = aboutCaptcha.includes(reason)
    setNeeds((was) => ({ captcha: was.captcha || isAboutCaptcha, code: was.code || isAboutCode }))
    form.change({
      captcha: null,
      ...(isAboutCode && { otp: '' }),
      // The captcha came between: the password may well be right. It is, where the code is asked for.
      ...(!isAboutCaptcha && !isAboutCode && { password: '' }),
    })
    const next = isAboutCode ? codeField : passwordField
    next.current?.focus()
  }

  const submit = () =>
    form.send((values) => signIn.mutate(values, { onSuccess: onSignedIn, onError: ({ reason }) => refuse(reason) }))
  return { form, needs, nameField, passwordField, codeField, submit }
}

/** Takes over what the reader or their browser has filled in while the page was on its way; gives the field of the name. */
function useBrowserFill(
  passwordField: RefObject<HTMLInputElement | null>,
  change: (filled: Pick<Attempt, 'userName' | 'password'>) => void,
) {
  const nameField = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() =>
    change({ userName: nameField.current?.value ?? '', password: passwordField.current?.value ?? '' }),
  )
  // At once with all else that follows the page's coming to life: what came before it would empty the fields for a moment.
  useLayoutEffect(() => takeOver(), [])
  return nameField
}

import type { UseQueryOptions } from '@tanstack/react-query'
import { captchaMinutes } from '../../../rules/identity/verification.ts'
import type { Failure } from '../feedback/failure.ts'
import type { Puzzle } from './captcha-work.ts'

export type CaptchaChallenge = { uuid: string; img: string; work: Puzzle }

/** The captcha of a field; each round is another. It is forgotten with its field. */
export const captchaQuery = (field: string, round: number, load: () => Promise<CaptchaChallenge>) =>
  ({
    queryKey: ['captcha', field, round],
    queryFn: load,
    gcTime: 0,
    staleTime: captchaMinutes * 60_000,
  }) satisfies UseQueryOptions<CaptchaChallenge, Failure>

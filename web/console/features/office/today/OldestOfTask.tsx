import { Link } from '@tanstack/react-router'
import { type Age, findDetailAddress, measureAge } from '../../../../../rules/office/today.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { consoleLink, detailLink } from '../../../../ui/page/console-link.ts'
import type { Today } from './queries.ts'
import classes from './Today.module.css'
import { taskLists } from './waiting-tasks.ts'

type Oldest = Today['oldest'][number]

/** How long the oldest of a task has waited, as a bar and in words, and the way to it. */
export function OldestOfTask({ oldest, now }: { oldest: Oldest; now: Date }) {
  const text = useText()
  const { task, since, daysLate = 0 } = oldest
  const { age, limit, share, stage } = measureAge(task, { since: new Date(since), daysLate }, now)
  const say = ({ count, unit }: Age) => text(`today.${unit}`, { count })
  const ofLimit = text('today.age_limit', { age: say(age), limit: say(limit) })
  return (
    <>
      <svg className={classes.age} viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label={ofLimit}>
        <rect width={Math.max(2, share * 100)} height={1} data-stage={stage} />
      </svg>
      <span className={classes.oldest}>
        {text('today.oldest')} <OldestLink oldest={oldest} />{' '}
        <span className={classes.since} data-stage={stage} aria-hidden>
          {stage === 'tooLong' ? ofLimit : say(age)}
        </span>
      </span>
    </>
  )
}

/** To its own page, else to its list, narrowed to it. */
function OldestLink({ oldest: { task, name, detailId } }: { oldest: Oldest }) {
  const text = useText()
  const detail = findDetailAddress(task)
  if (detail) return <Link {...detailLink(detail, detailId)}>{name}</Link>
  const { to, search } = taskLists[task]
  const narrowed: Record<string, string> = name === '' ? search : { ...search, keyword: name }
  return (
    <Link {...consoleLink(to)} search={narrowed}>
      {name || text('today.no_payer')}
    </Link>
  )
}

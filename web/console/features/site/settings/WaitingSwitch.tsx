import { changeSiteWaiting } from '../../../../../contract/site/settings.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { RadioCards } from '../../../../ui/form/RadioCards.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { type SiteSettings, useChangeSite } from './queries.ts'

const choices = ['stay', 'move'] as const

/** Whether orders that only wait move to another warehouse where their goods come sooner. */
export function WaitingSwitch({ site: { orgId, movesWaiting } }: { site: SiteSettings }) {
  const text = useText()
  const change = useChangeSite(changeSiteWaiting)
  const moves = change.isPending ? change.variables.body.movesWaiting : movesWaiting
  return (
    <>
      <RefusalNotice why={change.error} />
      <RadioCards
        title={text('site_sending.waiting')}
        options={choices.map((value) => ({
          value,
          label: text(`site_sending.waiting_${value}`),
          hint: text(`site_sending.waiting_${value}_hint`),
        }))}
        chosen={moves ? 'move' : 'stay'}
        onChoose={(chosen) => change.mutate({ params: { id: orgId }, body: { movesWaiting: chosen === 'move' } })}
      />
    </>
  )
}

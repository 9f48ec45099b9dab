import { Button } from '../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { DraftNotice } from '../../../../ui/feedback/DraftNotice.tsx'
import { Empty, FailureNotice } from '../../../../ui/feedback/Notice.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton, RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Example, Examples } from './Example.tsx'

const toastTones = ['good', 'bad', 'plain'] as const

/** What the shop says of itself: loading, nothing, failed, refused, done. */
export function Feedback() {
  const text = useText()
  return (
    <Examples>
      <Example name="toast">
        {toastTones.map((tone) => (
          <Button key={tone} variant="default" onClick={() => toast(text('site.switched'), tone)}>
            {tone}
          </Button>
        ))}
      </Example>
      <Example name="RefusalNotice">
        <RefusalNotice why={text('ui.failed')} more={text('contact.kept')} />
      </Example>
      <Example name="DraftNotice">
        <DraftNotice action={text('ui.delete')} sure={text('ui.delete')} onDiscard={() => {}}>
          {text('contact.kept')}
        </DraftNotice>
      </Example>
      <Example name="Empty">
        <Empty
          title={text('favourites.empty')}
          action={<ButtonLink to="/list/toner">{text('list.products')}</ButtonLink>}
        >
          {text('favourites.empty_hint')}
        </Empty>
      </Example>
      <Example name="FailureNotice">
        <FailureNotice failure={{ message: '', reason: 'offline' }} onRetry={() => {}} />
      </Example>
      <Example name="BlockSkeleton" wide>
        <BlockSkeleton height={120} />
      </Example>
      <Example name="RowSkeletons" wide>
        <RowSkeletons rows={2} />
      </Example>
    </Examples>
  )
}

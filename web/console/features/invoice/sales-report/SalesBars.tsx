import type { BarSpan } from '../../../../ui/list/bar-spans.ts'
import classes from './SalesReport.module.css'

type Props = { net: BarSpan | undefined; before: BarSpan | undefined }

/** Sales as a bar, those of the period before as a thin one below it. The figures beside it say the same, so readers of the screen pass it over. */
export const SalesBars = ({ net, before }: Props) => (
  <svg className={classes.bars} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
    <rect x={net?.start} width={net?.length} height={6} data-period="asked" />
    <rect x={before?.start} y={7} width={before?.length} height={3} data-period="before" />
  </svg>
)

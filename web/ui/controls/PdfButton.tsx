import { IconFileTypePdf } from '@tabler/icons-react'
import classes from './PdfButton.module.css'

type Props = { label: string; isFetching: boolean; onClick: () => void }

/** Fetches the PDF of a row: a sign alone, its name is spoken. */
export const PdfButton = ({ label, isFetching, onClick }: Props) => (
  <button
    type="button"
    className={classes.pdf}
    aria-label={label}
    title={label}
    disabled={isFetching}
    onClick={onClick}
  >
    <IconFileTypePdf size={18} aria-hidden />
  </button>
)

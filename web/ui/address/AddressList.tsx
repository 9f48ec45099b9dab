import { IconCheck } from '@tabler/icons-react'
import { placeLines } from '../../../rules/address/address.ts'
import { Button } from '../controls/Button.tsx'
import { countryIn } from '../language/country.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { type Column, RowTable } from '../list/RowTable.tsx'
import classes from './AddressBook.module.css'
import type { AddressBook, BookAddress } from './address-book.ts'
import { getName, useChangeBook } from './useChangeBook.ts'

type Props = { book: AddressBook; addresses: readonly BookAddress[]; onEdit: (address: BookAddress) => void }

/** The addresses of a company: where they are, who is there, what they are for. */
export function AddressList({ book, addresses, onEdit }: Props) {
  const text = useText()
  const columns: Column<BookAddress>[] = [
    { head: text('address.one'), cell: (address) => <Place address={address} /> },
    { head: text('address.contactName'), onPhone: 'wide', cell: (address) => <Reach address={address} /> },
    { head: text('address.kind'), onPhone: 'bare', cell: (address) => <Kind address={address} /> },
  ]
  const actions: Column<BookAddress> = {
    head: text('address.edit'),
    isSpoken: true,
    cell: (address) => <Actions book={book} address={address} onEdit={onEdit} />,
  }
  return (
    <RowTable
      className={classes.list}
      rows={addresses}
      rowKey={({ addressId }) => addressId}
      columns={book.mayChange ? [...columns, actions] : columns}
    />
  )
}

function Kind({ address: { kind, isDefault } }: { address: BookAddress }) {
  const text = useText()
  return (
    <>
      <span className={classes.kind}>{text(`address.kind_${kind}`)}</span>
      {isDefault && (
        <span className={classes.default}>
          <IconCheck size={14} aria-hidden />
          {text('address.is_default')}
        </span>
      )}
    </>
  )
}

function Place({ address }: { address: BookAddress }) {
  const { language } = useLanguage()
  const { address1, address2 } = address
  const [name, ...others] = [address.company, `${address.firstName} ${address.lastName}`.trim()].filter(Boolean)
  const lines = [...others, address1, address2, ...placeLines(address), countryIn(language, address.country)]
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span>{lines.filter(Boolean).join(', ')}</span>
    </>
  )
}

function Reach({ address: { contactName, phone, mobile, email, fax } }: { address: BookAddress }) {
  const text = useText()
  const faxLine = fax && `${text('ui.term', { term: text('address.fax') })} ${fax}`
  return [contactName, phone, mobile, email, faxLine].filter(Boolean).map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ))
}

type ActionsProps = Pick<Props, 'book' | 'onEdit'> & { address: BookAddress }

function Actions({ book, address, onEdit }: ActionsProps) {
  const text = useText()
  const { makeDefault, remove } = useChangeBook(book)
  const labelFor = (action: string) => text('address.of', { action, name: getName(address) })
  return (
    <div className={classes.actions}>
      {!address.isDefault && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={labelFor(text('address.make_default'))}
          onClick={() => makeDefault(address)}
        >
          {text('address.make_default')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={labelFor(text('address.edit'))}
        onClick={() => onEdit(address)}
      >
        {text('address.edit')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={labelFor(text('ui.delete'))}
        onClick={() => void remove(address)}
      >
        {text('ui.delete')}
      </Button>
    </div>
  )
}

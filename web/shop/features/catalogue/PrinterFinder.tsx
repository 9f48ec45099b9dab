import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { suggestQuery } from '../../../api/suggest.ts'
import { type Choice, Combobox } from '../../../ui/controls/Combobox.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { useSettled } from '../../../ui/useSettled.ts'
import classes from './PrinterFinder.module.css'
import { brandsQuery, modelsQuery, seriesQuery } from './queries.ts'

/** A printer by its name, or by brand, series and model; Enter goes on, the last one opens what fits. */
export function PrinterFinder() {
  const navigate = useNavigate()
  const open = ({ id }: Choice) => void navigate({ to: '/pd/printer', search: { model_id: id } })
  return (
    <div className={classes.finder}>
      <ByName onChoose={open} />
      <BySteps onChoose={open} />
    </div>
  )
}

type Props = { onChoose: (printer: Choice) => void }

function ByName({ onChoose }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const models = useQuery(suggestQuery(keyword)).data?.models ?? []
  return (
    <Combobox
      label={text('finder.by_name')}
      placeholder={text('finder.example')}
      choices={typed.trim() ? models.map(({ modelId, name }) => ({ id: modelId, name })) : []}
      value={undefined}
      onType={setTyped}
      onChoose={onChoose}
    />
  )
}

function BySteps({ onChoose }: Props) {
  const text = useText()
  const [brand, setBrand] = useState<Choice>()
  const [series, setSeries] = useState<Choice>()
  const seriesField = useRef<HTMLInputElement>(null)
  const modelField = useRef<HTMLInputElement>(null)
  const brands = useQuery(brandsQuery()).data ?? []
  const seriesOfBrand = useQuery(seriesQuery(brand?.id ?? 0)).data ?? []
  const models = useQuery(modelsQuery(series?.id ?? 0)).data ?? []
  return (
    <>
      <Combobox
        label={text('finder.brand')}
        choices={brands.map(({ brandId, name }) => ({ id: brandId, name }))}
        value={brand}
        onChoose={(chosen) => {
          // The next field must be open before it can take the focus.
          flushSync(() => {
            setBrand(chosen)
            setSeries(undefined)
          })
          seriesField.current?.focus()
        }}
      />
      <Combobox
        ref={seriesField}
        disabled={!brand}
        label={text('finder.series')}
        choices={seriesOfBrand.map(({ seriesId, name }) => ({ id: seriesId, name }))}
        value={series}
        onChoose={(chosen) => {
          flushSync(() => setSeries(chosen))
          modelField.current?.focus()
        }}
      />
      <Combobox
        ref={modelField}
        disabled={!series}
        label={text('finder.model')}
        choices={models.map(({ modelId, name }) => ({ id: modelId, name }))}
        value={undefined}
        onChoose={onChoose}
      />
    </>
  )
}

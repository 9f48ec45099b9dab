import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { suggestQuery } from '../../../../api/suggest.ts'
import { type Choice, Combobox } from '../../../../ui/controls/Combobox.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useSettledValue } from '../../../../ui/useSettledValue.ts'
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
  const keyword = useSettledValue(typed.trim())
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

type Steps = { brand?: Choice | undefined; series?: Choice }

function BySteps({ onChoose }: Props) {
  const text = useText()
  const [{ brand, series }, setChosen] = useState<Steps>({})
  const [seriesField, modelField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const { brands, series: seriesOfBrand, models } = useSteps(brand, series)
  // The next field must be open before it can take the focus.
  const choose = (chosen: Steps, next: RefObject<HTMLInputElement | null>) => {
    flushSync(() => setChosen(chosen))
    next.current?.focus()
  }
  return (
    <>
      <Combobox
        label={text('finder.brand')}
        placeholder={text('finder.brand_hint')}
        choices={brands}
        value={brand}
        onChoose={(chosen) => choose({ brand: chosen }, seriesField)}
      />
      <Combobox
        ref={seriesField}
        disabled={!brand}
        label={text('finder.series')}
        placeholder={text(brand ? 'finder.series_hint' : 'finder.brand_first')}
        choices={seriesOfBrand}
        value={series}
        onChoose={(chosen) => choose({ brand, series: chosen }, modelField)}
      />
      <Combobox
        ref={modelField}
        disabled={!series}
        label={text('finder.model')}
        placeholder={text(series ? 'finder.model_hint' : 'finder.series_first')}
        choices={models}
        value={undefined}
        onChoose={onChoose}
      />
    </>
  )
}

/** What can be chosen: brands, the series of a brand, the models of a series. */
function useSteps(brand: Choice | undefined, series: Choice | undefined) {
  const brands = useQuery(brandsQuery()).data ?? []
  const seriesOfBrand = useQuery(seriesQuery(brand?.id ?? 0)).data ?? []
  const models = useQuery(modelsQuery(series?.id ?? 0)).data ?? []
  return {
    brands: brands.map(({ brandId, name }) => ({ id: brandId, name })),
    series: seriesOfBrand.map(({ seriesId, name }) => ({ id: seriesId, name })),
    models: models.map(({ modelId, name }) => ({ id: modelId, name })),
  }
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import { Select } from '../../../ui/Select.tsx'
import classes from './PrinterFinder.module.css'
import { brandsQuery, modelsQuery, seriesQuery } from './queries.ts'

/** Brand, series, model: three steps to a printer, all by keyboard. */
export function PrinterFinder() {
  const text = useText()
  const navigate = useNavigate()
  const [brandId, setBrand] = useState(0)
  const [seriesId, setSeries] = useState(0)
  const [modelId, setModel] = useState(0)
  const brands = useQuery(brandsQuery()).data
  const series = useQuery(seriesQuery(brandId)).data
  const models = useQuery(modelsQuery(seriesId)).data

  return (
    <form
      className={classes.finder}
      onSubmit={(event) => {
        event.preventDefault()
        if (modelId > 0) void navigate({ to: '/pd/printer', search: { model_id: modelId } })
      }}
    >
      <Step
        label={text('home.brand')}
        value={brandId}
        choices={brands?.map((brand) => ({ id: brand.brandId, name: brand.name }))}
        onChange={(id) => {
          setBrand(id)
          setSeries(0)
          setModel(0)
        }}
      />
      <Step
        label={text('home.series')}
        value={seriesId}
        choices={series?.map((one) => ({ id: one.seriesId, name: one.name }))}
        onChange={(id) => {
          setSeries(id)
          setModel(0)
        }}
      />
      <Step
        label={text('home.model')}
        value={modelId}
        choices={models?.map((model) => ({ id: model.modelId, name: model.name }))}
        onChange={setModel}
      />
      <Button type="submit" disabled={modelId === 0}>
        {text('home.show_fitting')}
      </Button>
    </form>
  )
}

type StepProps = {
  label: string
  value: number
  choices: Array<{ id: number; name: string }> | undefined
  onChange: (id: number) => void
}

function Step({ label, value, choices, onChange }: StepProps) {
  const text = useText()
  return (
    <Select
      label={label}
      value={String(value)}
      disabled={!choices}
      data={[
        { value: '0', label: text('home.choose') },
        ...(choices ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}

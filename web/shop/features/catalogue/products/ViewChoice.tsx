import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import { views } from '../../../../../rules/me/settings.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { chooseSettings, useSettings } from '../../../../ui/theme/settings.ts'
import classes from './ViewChoice.module.css'

const icons = { table: IconLayoutList, cards: IconLayoutGrid }

/** Lists as a table or as cards; this browser remembers it. A telephone has room for cards alone. */
export function ViewChoice() {
  const text = useText()
  const { view } = useSettings()
  return (
    <fieldset className={classes.views} aria-label={text('list.view')}>
      {views.map((choice) => {
        const Icon = icons[choice]
        return (
          <button
            key={choice}
            type="button"
            className={classes.view}
            aria-pressed={choice === view}
            aria-label={text(`list.view_${choice}`)}
            title={text(`list.view_${choice}`)}
            onClick={() => chooseSettings({ view: choice })}
          >
            <Icon size={18} aria-hidden />
          </button>
        )
      })}
    </fieldset>
  )
}

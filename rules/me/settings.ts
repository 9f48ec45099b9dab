import { defaultPageSize, type PageSize, pageSizes } from '../paging.ts'

/** How a reader likes their pages: kept in their browser, and with their account, so that it goes with them. */
export type Settings = { size: Size; colour: Colour; pageSize: PageSize; view: View }

export const sizes = ['small', 'medium', 'large'] as const
type Size = (typeof sizes)[number]

export const colours = ['indigo', 'blue', 'teal', 'plum', 'graphite'] as const
type Colour = (typeof colours)[number]

/** How lists show their products where there is room for both. */
export const views = ['table', 'cards'] as const
type View = (typeof views)[number]

export const usualSettings: Settings = { size: 'medium', colour: 'indigo', pageSize: defaultPageSize, view: 'table' }

/** The settings that a user saved, whatever else was there; what is missing or unknown is as usualSettings. */
export function readSettings(stored: unknown): Settings {
  const values: Record<string, unknown> = Object(stored)
  return {
    size: sizes.find((size) => size === values.size) ?? usualSettings.size,
    colour: colours.find((colour) => colour === values.colour) ?? usualSettings.colour,
    pageSize: pageSizes.find((size) => size === values.pageSize) ?? usualSettings.pageSize,
    view: views.find((view) => view === values.view) ?? usualSettings.view,
  }
}

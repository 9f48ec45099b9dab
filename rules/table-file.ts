/** Why a file that an office sends is no table, where something can be done about it. */
export type TableRefusal = 'table.letters' | 'table.web_page' | 'table.password'

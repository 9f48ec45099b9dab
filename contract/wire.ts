import Type, { type Static, type TSchema } from 'typebox'
import { longestNumber } from '../rules/catalogue/product/number.ts'
import { longestUserName } from '../rules/customer/user-name.ts'
import { longestPassword } from '../rules/identity/password.ts'
import { lastPage, longestKeyword, pageSizes } from '../rules/paging.ts'
import { neededUnmarkedPattern, unmarkedPattern } from '../rules/text-input/direction-marks.ts'

/** The forms that many endpoints send: amounts, pages, lists, dates. */
export const Amount = Type.Number({ description: 'Amount, VAT excluded, at most two decimals' })
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const IsoDate = Type.String({ description: 'ISO date, YYYY-MM-DD' })
export const IsoInstant = Type.String({ description: 'ISO instant in UTC' })

/** The schema, or null. As a list of types, which is serialised without trying one schema after the other. */
export const Nullable = <T extends TSchema & { type: string }>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] })

/** A schema with its own description. A copy by spreading loses the kind, by which a query's text is read as a number. */
export const described = <T extends TSchema>(schema: T, description: string) =>
  Object.defineProperties(
    { ...schema },
    { ...Object.getOwnPropertyDescriptors(schema), description: { value: description, enumerable: true } },
  )

/** As they are typed; what is one says a rule. */
export const UserName = Type.String({ minLength: 1, maxLength: longestUserName })
export const Password = Type.String({ minLength: 1, maxLength: longestPassword })

/** A number or a reference as typed, without signs that turn the direction of reading; it may be empty. */
export const NumberText = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: unmarkedPattern, ...(description && { description }) })
/** The same, and neither empty nor blank. */
export const NeededNumberText = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, pattern: neededUnmarkedPattern, ...(description && { description }) })

/** A part number as typed. */
export const TypedNumber = Type.String({ minLength: 1, maxLength: longestNumber, pattern: unmarkedPattern })
export const Keyword = Type.String({ maxLength: longestKeyword })
export const Warehouse = Type.String({ pattern: '^[A-Z]{2}$', description: 'Warehouse code, such as NL' })

export const Paging = {
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPage, default: 1 })),
  pageSize: Type.Optional(Type.Enum([...pageSizes])),
}

export const ListPage = <T extends TSchema>(row: T) => Type.Object({ rows: Type.Array(row), total: Type.Integer() })

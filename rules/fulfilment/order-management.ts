/** The most characters of the reason for which staff change an order, a shipment or a shelf. */
export const longestStaffReason = 300

/** The most characters of the name of a saved view and of what it asks for, and the most views of one staff user. */
export const longestViewName = 60
export const longestViewQuery = 500
export const mostViews = 20

/** In which order staff read the orders: as they were placed, by the promised day, the earliest first and those without one last, or by what remains of their total, whatever its currency. */
export const staffOrderSorts = ['newest', 'oldest', 'promised', 'highest', 'lowest'] as const
export type StaffOrderSort = (typeof staffOrderSorts)[number]

export type OrderManagementRefusal = 'desk.too_many_views'

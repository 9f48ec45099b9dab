/** The most characters of the reason for which staff change an order, a shipment or a shelf. */
export const longestStaffReason = 300

/** The most characters of the name of a saved view and of what it asks for, and the most views of one staff user. */
export const longestViewName = 60
export const longestViewQuery = 500
export const mostViews = 20

export type OrderManagementRefusal = 'desk.too_many_views'

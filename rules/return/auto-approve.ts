/** So many pieces of one batch the shop approves of one customer without anybody looking at them. */
export const mostApprovedUnseen = 20
/** For so many days what was found otherwise than claimed lets staff look at each claim of its customer. */
export const doubtDays = 365

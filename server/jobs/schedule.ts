/** When each job runs, as the worker's crontab; times are UTC. What a name does is said in `server/main.ts`. */
export const crontab = [
  '* * * * * foldFacetCounts',
  '* * * * * countSales',
  '* * * * * releaseOrders',
  '* * * * * resumeOrders',
  '* * * * * changeWarehouses',
  '* * * * * mailDailyUpdates',
  '* * * * * labelParcels',
  '* * * * * writeEInvoices',
  // In the morning of Italy.
  '4 6 * * * warnOfEInvoices ?fill=12h',
  '*/5 * * * * trackParcels',
  '7 * * * * watchProducts',
  '12 * * * * deliverShipments',
  '22 * * * * cancelUnpaidOrders',
  '42 * * * * remindOfReturns',
  '52 * * * * expireReturns',
  // Once the warehouses have had a morning to book what came the day before.
  '32 12 * * * moveOverdueDates',
  // The European Central Bank publishes its rates about 16:00 of its clock. A shop that was not there then asks as it starts.
  '43 15 * * * fetchExchangeRates ?fill=1d',
  '7 3 * * * sealSecrets',
  '47 3 * * * formPostcodes',
  '17 3 * * * forgetOutdated',
  '27 3 * * * forgetDrafts',
  '37 3 * * * forgetOrderFiles',
].join('\n')

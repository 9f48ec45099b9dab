/**
 * The subject of each table, in the order in which a reader meets them. `db/schema.sql` and the picture in `db/README.md` are grouped by it, and a
 * table that is in none fails the check.
 */
export const subjects: Readonly<Record<string, { about: string; tables: readonly string[] }>> = {
  site: {
    about: 'regional sites, their companies, warehouses and bank accounts',
    tables: [...['countries', 'states', 'orgs', 'offices', 'warehouses', 'own_bank_accounts', 'number_counters']],
  },
  customer: {
    about: 'companies that buy: terms, addresses, documents, registration',
    tables: [
      ...['customers', 'addresses', 'documents', 'registrations', 'registration_drafts', 'invoice_settings'],
      ...['toolbars', 'toolbar_origins'],
    ],
  },
  account: {
    about: 'who signs in, customers and staff, and how they prove it',
    tables: [
      ...['accounts', 'staff_sites', 'sessions', 'account_links', 'authenticators', 'recovery_codes', 'known_places'],
      ...['sign_in_failures', 'email_codes', 'captchas', 'limited_tries', 'idempotency_keys'],
    ],
  },
  catalogue: {
    about: 'products, the printers that they fit, and what finds them',
    tables: [
      ...['classes', 'class_attributes', 'brands', 'series', 'models', 'skus', 'sku_attributes', 'sku_descriptions'],
      ...['sku_images', 'part_numbers', 'compatibilities', 'related_skus', 'facets', 'facet_counts'],
      ...['name_words', 'number_suffixes', 'filter_words'],
    ],
  },
  price: {
    about: 'price lists, agreed prices, promotions, coupons',
    tables: [
      ...['price_lists', 'list_prices', 'customer_prices', 'account_prices', 'account_price_rules', 'handling_fees'],
      ...['promotions', 'promotion_prices', 'promotion_skus', 'coupons', 'customer_coupons'],
    ],
  },
  content: {
    about: 'what the pages of a site say',
    tables: [
      ...['banners', 'activity_subjects', 'brand_subjects', 'home_floors', 'home_floor_skus', 'declarations', 'faqs'],
      ...['notices', 'contact_messages'],
    ],
  },
  stock: {
    about: 'what is in the warehouses, what arrives, and every move of it',
    tables: ['stock', 'stock_moves', 'expected_arrivals', 'receipts', 'receipt_lines'],
  },
  purchase: {
    about: 'suppliers, and what is ordered of them',
    tables: ['suppliers', 'purchase_orders', 'purchase_order_lines', 'purchase_order_counters', 'reorder_points'],
  },
  basket: {
    about: 'what an account gathers: basket, quick orders, favourites, own numbers',
    tables: [...['basket_lines', 'quick_orders', 'quick_order_lines', 'favourites', 'search_history', 'cust_numbers']],
  },
  carrier: {
    about: 'who brings the goods, and what they ask',
    tables: ['carriers', 'shipping_rates', 'excluded_areas', 'forwarders'],
  },
  order: {
    about: 'orders, their shipments, cancellations and updates',
    tables: [
      ...['orders', 'order_lines', 'order_files', 'allocations', 'order_cancellations', 'order_cancellation_lines'],
      ...['shipments', 'shipment_lines', 'short_picks', 'parcels', 'order_events', 'order_update_choices'],
      ...['daily_updates', 'daily_notes', 'saved_views'],
    ],
  },
  note: {
    about: 'what staff note of orders and customers for each other',
    tables: ['internal_notes', 'tags'],
  },
  finance: {
    about: 'the customer ledger, bank statements and reminders',
    tables: [
      ...['finance_items', 'clearings', 'item_disputes', 'bank_table_layouts', 'bank_statements', 'statement_doubts'],
      ...['bank_entries', 'entry_repeats', 'pending_entries', 'payment_postings', 'hand_payments'],
      ...['customer_bank_accounts', 'reminders', 'reminder_items', 'reminder_stops', 'payment_news'],
    ],
  },
  invoice: {
    about: 'invoices, credit notes, their files for exchange systems and bookkeeping, and the sums of sales',
    tables: [
      ...['exchange_rates', 'invoice_counters', 'invoices', 'invoice_lines', 'invoice_files'],
      ...['e_invoice_counters', 'e_invoice_outbox', 'e_invoice_files'],
      ...['uncounted_sales', 'earlier_sales', 'warehouse_sales', 'customer_sales', 'product_sales'],
      ...['product_year_sales', 'sales_year', 'datev_settings'],
    ],
  },
  return: {
    about: 'goods that come back: decisions, inspections, credits, batch notes',
    tables: [
      ...['returns', 'return_lines', 'return_files', 'return_events', 'return_news', 'return_credits'],
      ...['return_exceptions', 'batch_notes'],
    ],
  },
  notification: {
    about: 'mails, messages, the audit trail, and what follows a commit',
    tables: ['mails', 'messages', 'audit_events', 'backups', 'visitor_changes'],
  },
}

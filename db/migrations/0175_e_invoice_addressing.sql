-- By what the exchange system finds the buyer where staff had a file written anew: {vatNumber, taxCode, sdiCode} of the customer as they
-- were then. Null: as the invoice says.
alter table e_invoice_outbox
  add column addressing jsonb check (addressing ?& array['vatNumber', 'taxCode', 'sdiCode']);

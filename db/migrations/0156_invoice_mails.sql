-- An invoice or a credit note goes to the customer with its mail.
alter table mails add column invoice_id bigint references invoices;

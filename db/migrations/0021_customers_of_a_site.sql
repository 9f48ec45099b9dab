-- Staff see the customers of their sites; a price list may go only when no customer has it.
create index customers_org on customers (org_id);
create index customers_price_list on customers (price_list_id);

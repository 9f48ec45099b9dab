-- A site can be looked at, and baskets filled, while it takes no orders.
alter table orgs add column takes_orders boolean not null default true;

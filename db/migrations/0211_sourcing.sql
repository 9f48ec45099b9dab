-- From where an order leaves that no single warehouse has at once, where its customer chooses nothing else.
alter table orgs add column sourcing text not null default 'fewestParcels'
  check (sourcing in ('fewestParcels', 'earliest'));

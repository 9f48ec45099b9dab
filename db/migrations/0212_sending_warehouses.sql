-- Which warehouses send to a country is asked for with every line of a basket.
create index shipping_rates_to on shipping_rates (country, currency, warehouse);

-- Labels carry a Chinese name, too (specification section 1); empty where there is none.
alter table classes add column name_cn text not null default '';
alter table class_attributes add column name_cn text not null default '';

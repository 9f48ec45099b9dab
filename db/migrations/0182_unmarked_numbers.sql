-- Article numbers of customers that are edited or ordered with again, without the invisible signs that turn the direction of reading:
-- they are refused from now on, and nobody could find them. What was ordered keeps what it says.
update basket_lines set cust_number = regexp_replace(cust_number, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
 where cust_number ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
update favourites set cust_number = regexp_replace(cust_number, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
 where cust_number ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
update quick_order_lines set cust_number = regexp_replace(cust_number, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
 where cust_number ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
